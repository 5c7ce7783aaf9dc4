/** Why a lesson does not take a move. */
export const lessonAnswers = {
  readFirst: 'Press “Next” in the lesson first.',
  otherMove: 'This move is allowed, but this step needs another one. Press “Show me” to see it.',
  noUndo: 'In a lesson, press “Back” to return to the previous step.',
} as const
