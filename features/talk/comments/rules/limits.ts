/** Characters of a comment, a follow-up or an answer; the contract refuses more. */
export const maxText = 500
/** Pictures of a comment, and of its follow-up. */
export const maxPictures = 5
