import type { Output } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { shipTexts } from '../texts.ts'

type Carriers = Output<'GET /bizConsole/queryCarriers'>['list']

/** The carriers of a select: those that the shop usually ships with are a separate group, where it has chosen some. */
export function CarrierOptions({ carriers }: { carriers: Carriers }) {
  const t = useTexts(shipTexts)
  const options = (isUsed: boolean) =>
    carriers
      .filter((one) => one.isUsed === isUsed)
      .map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))
  if (carriers.every((one) => !one.isUsed)) return options(false)
  return (
    <>
      <optgroup label={t.usualCarriers}>{options(true)}</optgroup>
      <optgroup label={t.otherCarriers}>{options(false)}</optgroup>
    </>
  )
}
