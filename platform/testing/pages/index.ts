export { pageAt, rendered, siteOf } from './rendered.tsx'
