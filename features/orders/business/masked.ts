/** `金美善` → `金**`: who packs needs the name, who looks over the list does not. */
export const maskedName = (name: string): string => {
  const [first] = name
  return first === undefined ? '' : `${first}**`
}

/** The first two words of an address: province and city. */
export const regionOf = (address: string): string => address.split(' ').slice(0, 2).join(' ')
