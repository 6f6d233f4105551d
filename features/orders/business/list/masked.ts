/** `金美善` → `金**`: the list shows no full names, which only packing needs. */
export function maskedName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}**`
}
