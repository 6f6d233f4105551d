export {
  countStock,
  isShort,
  receiveStock,
  recountStock,
  releaseHeld,
  returnSold,
  returnUnits,
  sellReleased,
  stockOf,
  type HoldLine,
  type StockRow,
} from './store.ts'
