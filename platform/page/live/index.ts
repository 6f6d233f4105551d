/** The connection of signed-in users. Apart from `platform/site`, whose modules every page downloads first. */
export { keepLive } from './keep-live.ts'
