export { CorrectDialog } from './correct-dialog.tsx'
export { ShipDialog } from './ship-dialog.tsx'
