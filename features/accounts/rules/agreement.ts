/** The version of the user and privacy agreements in force; a user who agrees without naming one agrees to this. */
export const agreementVersion = '2026-11'
