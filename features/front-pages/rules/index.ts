export { isSlide, mostSlides, shownPieces } from './shown.ts'
