/** Pages of one site that work with the session of another of the same origin. Apart, since few pages do. */
export { OtherSite } from './other-site.tsx'
