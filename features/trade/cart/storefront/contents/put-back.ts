import type { Client } from '@hojip/platform/client'
import type { Cart, CartLine } from '../../contract.ts'

type Removed = Pick<CartLine, 'goodsSpecId' | 'goodsNum' | 'isCheck'>

/** Adds a removed line again, ticked as before. */
export async function putBack(client: Client, { goodsSpecId, goodsNum, isCheck }: Removed): Promise<Cart> {
  const { pkId } = await client('POST /appUserCart/saveCart', { goodsSpecId, goodsNum })
  return isCheck === '1'
    ? client('POST /appUserCart/queryByUserId', {})
    : client('POST /appUserCart/updateBySpecIds', { pkIdList: [{ pkId, isCheck }] })
}

/** Moves lines back from the favourites; products that were saved before stay saved. */
export async function takeBack(
  client: Client,
  lines: readonly Removed[],
  savedGoodsIds: readonly string[],
): Promise<Cart> {
  // The first lines are added last, because the newest line comes first.
  for (const line of lines.toReversed()) await putBack(client, line)
  if (savedGoodsIds.length > 0)
    await client('POST /appUserFavorite/deleteByGoodsId', { goodsId: [...savedGoodsIds] })
  return client('POST /appUserCart/queryByUserId', {})
}
