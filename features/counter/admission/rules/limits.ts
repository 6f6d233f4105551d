/** The mall answers within this many working days of China, as the help article promises. */
export const answerWorkdays = 3

/** Applications of one account within 30 days. */
export const mostIn30Days = 3

/** Days after a refusal until the documents are deleted. */
export const documentDays = 90

export const mostName = 30
export const fewestProducts = 10
export const mostProducts = 500
/** What an operator writes to an applicant. */
export const mostWords = 300
export const mostCategories = 5

/** Pictures of one kind of document. */
export const mostPictures = 5
