export { isOfHouse } from './uploads.ts'
export { isSlide, mostSlides, nextChangeMs, shownPieces } from './shown.ts'
