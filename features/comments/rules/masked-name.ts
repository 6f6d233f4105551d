/** "金美善" → "金**善": hides most of the author's name. Names that are already masked stay. */
export function maskedName(name: string): string {
  if (name.includes('**')) return name
  const characters = [...name.trim()]
  const [first = '*'] = characters
  return characters.length > 2 ? `${first}**${characters.at(-1)}` : `${first}**`
}
