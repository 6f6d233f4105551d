export { roomOf, rooms } from './contract-words.ts'
export { sayOf } from './say.ts'
