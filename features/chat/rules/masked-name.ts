/** The name that the mall gives to who has not chosen one: a phone number whose middle is hidden already. */
const hiddenPhone = /^\d{3}-?\*{4}-?\d{4}$/

/** The first character, then two stars; '' for an unknown name. */
export function maskedName(name: string): string {
  if (hiddenPhone.test(name)) return name
  const [first] = name
  return first === undefined ? '' : `${first}**`
}
