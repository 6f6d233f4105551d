const closedKey = 'languageOfferClosed'

/** Also where the storage is forbidden: the offer would come back on each page. */
export function isOfferClosed(): boolean {
  try {
    return localStorage.getItem(closedKey) !== null
  } catch {
    return true
  }
}

export function rememberClosedOffer(): void {
  try {
    localStorage.setItem(closedKey, '1')
  } catch {
    // The offer is shown again on the next page; nothing else is lost.
  }
}
