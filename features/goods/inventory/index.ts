export {
  changeFree,
  type StockCause,
  countStock,
  isShort,
  openStock,
  recountStock,
  releaseHeld,
  returnSold,
  returnUnits,
  sellReleased,
  stockOf,
  type HoldLine,
} from './store.ts'
