// Newest: what an effect asks the server for is told only while nothing newer has been asked, and somebody still looks.

/**
 * Tell the answer, or the refusal, unless the question has been given up by then. An effect returns what this returns:
 * so a question is given up when the effect runs again or the page is left, and a slow answer about the game or the
 * language of before never takes the place of the new one.
 */
export function newest<T>(asked: Promise<T>, tell: (answer: T) => unknown, refuse: (refused: Error) => unknown = () => undefined): () => void {
  let wanted = true
  asked.then(
    (answer) => wanted && tell(answer),
    (refused: Error) => wanted && refuse(refused),
  )
  return () => void (wanted = false)
}
