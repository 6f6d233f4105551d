export { kindsOf } from './kinds.ts'
export { isSlide, mostSlides, shownPieces } from './shown.ts'
