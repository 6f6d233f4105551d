import { decodeTable } from '../csv/index.ts'
import { FileButton } from './file-button.tsx'

const mostBytes = 5_000_000

interface SheetButtonProps {
  label: string
  /** Gets the text of the chosen CSV file; undefined for a file that is too large to be one of ours. */
  onText: (text: string | undefined) => void
}

/** Chooses a CSV file and reads it. */
export function SheetButton({ label, onText }: SheetButtonProps) {
  const take = async (file: File) =>
    onText(file.size > mostBytes ? undefined : decodeTable(new Uint8Array(await file.arrayBuffer())))
  return <FileButton label={label} accept=".csv,text/csv" onFile={(file) => void take(file)} />
}
