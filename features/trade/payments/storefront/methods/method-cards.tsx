import { useTexts } from '@hojip/platform/page'
import { RadioCard } from '@hojip/platform/ui'
import type { PaySchemes } from '../../contract.ts'
import { isOffered, useDevice, type Device } from './device.ts'
import { usePaidMethod, type PayMethod } from './last-method.ts'
import { MethodMark } from './method-mark.tsx'
import { payTexts } from '../texts.ts'

type Method = PaySchemes['list'][number]

interface MethodCardsProps {
  list: readonly Method[]
  chosen: string | undefined
  onChoose: (method: PayMethod) => void
}

function hintOf(t: (typeof payTexts)['zh-CN'], { payType }: Method, device: Device | undefined) {
  if (device === undefined || device === 'desk') return t.scanHint[payType]
  return device === 'wechat' && payType === '1' ? t.outsideHint : t.appHint[payType]
}

/** The payment methods to choose from; the one last paid with is marked. */
export function MethodCards({ list, chosen, onChoose }: MethodCardsProps) {
  const paid = usePaidMethod()
  const t = useTexts(payTexts)
  const device = useDevice()
  return list
    .filter((method) => !method.enabled || isOffered(device, method))
    .map((method) => (
      <RadioCard
        key={method.payType}
        name="method"
        value={method.payType}
        checked={method.payType === chosen}
        disabled={!method.enabled}
        onChange={() => onChoose(method.payType)}
      >
        <span className="flex items-center gap-3">
          <MethodMark method={method.payType} />
          <span>
            <span className="block">{method.name}</span>
            <span className="block text-12 text-ink-3">
              {!method.enabled
                ? t.unavailable
                : method.payType === paid
                  ? t.lastUsed
                  : hintOf(t, method, device)}
            </span>
          </span>
        </span>
      </RadioCard>
    ))
}
