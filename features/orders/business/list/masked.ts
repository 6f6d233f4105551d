/** `金美善` → `金**`: the list shows no full names, which only packing needs. */
export function maskedName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}**`
}

/** The first two words of an address: province and city. */
export function regionOf(address: string): string {
  return address.split(' ').slice(0, 2).join(' ')
}
