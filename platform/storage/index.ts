export {
  databases,
  hasLocks,
  notifications,
  openChannel,
  serviceWorkers,
  storedAnswers,
  whenAlone,
} from './abilities.ts'
export { hasCookies, readCookie, writeCookie } from './cookies.ts'
export { localStore, tabStore, type Store } from './store.ts'
