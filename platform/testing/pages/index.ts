export { rendered, siteOf } from './rendered.tsx'
