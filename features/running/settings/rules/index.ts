export { stops } from './switches.ts'
