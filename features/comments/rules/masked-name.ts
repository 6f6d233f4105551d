/** "金美善" → "金**善": who wrote, without giving the name away. Names that came masked stay. */
export function maskedName(name: string): string {
  if (name.includes('**')) return name
  const characters = [...name.trim()]
  const [first = '*'] = characters
  return characters.length > 2 ? `${first}**${characters.at(-1)}` : `${first}**`
}
