export { rendered } from './rendered.tsx'
