// A bot in another language, which knows nothing of Starboard: the protocol of `cmd:` bots in JavaScript.
//
// It asks for one guess of what is hidden, as a bot that searches would, and takes the shortest answer.
// Run it: starboard arena race --bots 'cmd:node examples/piped_bot.js,random'
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (data) => process.stdout.write(JSON.stringify(data) + "\n");
let asked = null;

lines.on("line", (line) => {
  const heard = JSON.parse(line);
  if (heard.msg === "hello") {
    say({ msg: "hello", protocol: 1, name: "brief" });
  } else if (heard.msg === "position") {
    asked = heard;
    say({ id: heard.id, guess: 1 });
  } else if (heard.msg === "guesses") {
    const paths = [...asked.paths].sort((one, other) => one.length - other.length);
    say({ id: heard.id, path: paths[0] });
  }
});
