export {
  databases,
  hasLocks,
  notifications,
  openChannel,
  serviceWorkers,
  storedAnswers,
  whenAlone,
} from './abilities.ts'
export { copyText, shareByDevice } from './give-away.ts'
export { randomId } from './random-id.ts'
export { hasCookies, readCookie, writeCookie } from './cookies.ts'
export { isLike, isList, like } from './shapes.ts'
export { isStoredId } from './stored-id.ts'
export { localStore, tabStore, type Store } from './store.ts'
