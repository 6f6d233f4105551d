/** Characters of a question; the contract refuses fewer and more. */
export const fewestAsked = 5
export const mostAsked = 200
/** Characters of an answer. */
export const mostAnswered = 500
/** How many questions a user may ask in 24 hours. */
export const mostADay = 10
/** How many answers a buyer may write in 24 hours. */
export const mostAnswersADay = 30
/** Answers that come with a question: the shop's and the first of buyers. */
export const shownAnswers = 20
