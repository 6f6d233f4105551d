import {
  runtimeTexts,
  toastError,
  useAnswer,
  useClient,
  useLazyCall,
  useRefresh,
  useTexts,
} from '@hojip/platform/page'
import type { Cart, CartLine } from '../../contract.ts'
import { isTicked, without, withQuantity, withTicks } from '../../rules/cart-lines.ts'
import type { CartChanges, CartView } from './cart-view.ts'
import { tellCartChanged, useCartElsewhere } from '../other-tabs.ts'
import { putBack, takeBack } from './put-back.ts'
import { useCartQueue } from './use-cart-queue.ts'

const cartCall = 'POST /appUserCart/queryByUserId'
const favouriteCalls = [
  'POST /appUserFavorite/queryByUserId',
  'POST /appUserFavorite/queryByGoodsIds',
] as const
function idsOf(lines: readonly CartLine[]) {
  return lines.map(({ pkId }) => pkId)
}

function asItIs(cart: Cart) {
  return cart
}

/** The signed-in user's cart: stored on the server; changes are shown before its response. */
export function useUserCart(when: boolean): CartView {
  const { data, error, refetch } = useLazyCall(cartCall, {}, { when, freshForMs: 0 })
  useCartElsewhere(when, refetch)
  const client = useClient()
  const answer = useAnswer()
  const refresh = useRefresh()
  const { notDone } = useTexts(runtimeTexts)
  const onAnswer = (cart: Cart) => {
    answer(cartCall, {}, cart)
    answer('POST /appUserCart/queryCount', {}, { kinds: cart.kinds })
    tellCartChanged()
  }
  const onFailure = (failure: unknown) => {
    toastError(failure, notDone)
    void refresh(cartCall)
  }
  const queue = useCartQueue(onAnswer, onFailure)
  if (!data) return error ? { state: 'failed', retry: refetch } : { state: 'waiting' }

  const changes: CartChanges = {
    setNum: ({ pkId }, goodsNum) =>
      void queue.push(
        `num ${pkId}`,
        (cart) => withQuantity(cart, pkId, goodsNum),
        () => client('POST /appUserCart/updateNum', { pkId, goodsNum }),
      ),
    tick: (lines, ticked) => {
      const isCheck = ticked ? ('1' as const) : ('0' as const)
      const pkIds = idsOf(lines.filter((line) => isTicked(line) !== ticked))
      if (pkIds.length === 0) return
      void queue.push(
        `tick ${pkIds.join()}`,
        (cart) => withTicks(cart, pkIds, isCheck),
        () =>
          client('POST /appUserCart/updateBySpecIds', { pkIdList: pkIds.map((pkId) => ({ pkId, isCheck })) }),
      )
    },
    remove: (lines) => {
      const pkIds = idsOf(lines)
      void queue.push(
        `remove ${pkIds.join()}`,
        (cart) => without(cart, pkIds),
        () => client('POST /appUserCart/deleteByIds', { pkIds }),
      )
    },
    toFavourites: async (lines) => {
      const pkIds = idsOf(lines)
      let saved: readonly string[] = []
      const move = async () => {
        const moved = await client('POST /appUserCart/moveToFavorite', { pkIds })
        saved = moved.savedGoodsIds
        return moved
      }
      const isMoved = await queue.push(`save ${pkIds.join()}`, (cart) => without(cart, pkIds), move)
      if (!isMoved) return undefined
      void refresh(...favouriteCalls)
      const undo = () => queue.push(`undo ${pkIds.join()}`, asItIs, () => takeBack(client, lines, saved))
      return () => void undo().then(() => refresh(...favouriteCalls))
    },
    restore: (line) => void queue.push(`restore ${line.pkId}`, asItIs, () => putBack(client, line)),
    changeOption: ({ pkId, goodsNum }, goodsSpecId) =>
      queue.push(`option ${pkId}`, asItIs, () =>
        client('POST /appUserCart/saveBySpec', { pkId, goodsSpecId, goodsNum }),
      ),
    settled: queue.idle,
  }
  return { state: 'ready', cart: queue.shown(data), changes }
}
