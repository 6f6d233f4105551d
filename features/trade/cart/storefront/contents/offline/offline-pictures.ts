import { storedAnswers } from '@hojip/platform/storage'

/** The browser's cache of the pictures of the cart that was seen last. */
export const offlinePictures = 'offline-cart'

/** Deletes the pictures of a user who signs out; the list itself is in the local storage. */
export async function forgetOfflineCart(): Promise<void> {
  await storedAnswers()?.delete(offlinePictures)
}
