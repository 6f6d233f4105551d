export { roomOf, rooms } from './contract-words.ts'
export { nameOfField } from './people/name-of-field.ts'
export { sayOfFrame } from './frames.ts'
export { sayOf } from './say.ts'
