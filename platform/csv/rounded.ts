/** A long number that a spreadsheet has rounded, as it then writes it: 6.90123E+12. */
const rounded = /^[1-9]([.,]\d{1,14})?E\+?(\d{1,3})$/i

/** Whether a cell is a number of so many digits that a spreadsheet has rounded it: the digits behind are lost. */
export function isRounded(cell: string): boolean {
  const digits = rounded.exec(cell.trim())?.[2]
  return digits !== undefined && Number(digits) >= 8
}
