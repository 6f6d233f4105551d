/** The first character, then two stars; '' for an unknown name. */
export function maskedName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}**`
}
