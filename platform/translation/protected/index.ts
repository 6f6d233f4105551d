export { protect, restore } from './protected-parts.ts'
