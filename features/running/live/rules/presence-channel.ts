// A module of its own: of the channels, pages of products need one and conversations another.

export const presencePrefix = 'presence:'

/** Whether somebody answers for a shop, or (null) for the mall's service; anybody signed in may watch it. */
export function presenceChannel(shopId: string | null): string {
  return `${presencePrefix}${shopId ?? 'mall'}`
}
