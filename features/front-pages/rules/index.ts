export { isOfHouse } from './uploads.ts'
export { isSlide, mostSlides, shownPieces } from './shown.ts'
