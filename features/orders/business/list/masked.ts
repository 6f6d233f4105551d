/** `金美善` → `金**`: who packs needs the name, who looks over the list does not. */
export function maskedName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}**`
}

/** The first two words of an address: province and city. */
export function regionOf(address: string): string {
  return address.split(' ').slice(0, 2).join(' ')
}
