import listed from './goods.json' with { type: 'json' }
import { agrochemicalsGoods } from './goods/agrochemicals.ts'
import { bathroomGoods } from './goods/bathroom.ts'
import { bodyCareGoods } from './goods/body-care.ts'
import { cleaningGoods } from './goods/cleaning.ts'
import { cookwareGoods } from './goods/cookware.ts'
import { fertiliserGoods } from './goods/fertiliser.ts'
import { foodGoods } from './goods/food.ts'
import { frozenFoodGoods } from './goods/frozen-food.ts'
import { fruitGoods } from './goods/fruit.ts'
import { furnitureGoods } from './goods/furniture.ts'
import { hairCareGoods } from './goods/hair-care.ts'
import { hardwareGoods } from './goods/hardware.ts'
import { instrumentsGoods } from './goods/instruments.ts'
import { jewelleryGoods } from './goods/jewellery.ts'
import { lightingGoods } from './goods/lighting.ts'
import { meatGoods } from './goods/meat.ts'
import { oralCareGoods } from './goods/oral-care.ts'
import { paperGoods } from './goods/paper-goods.ts'
import { petsGoods } from './goods/pets.ts'
import { plantsGoods } from './goods/plants.ts'
import { seafoodGoods } from './goods/seafood.ts'
import { shoesGoods } from './goods/shoes.ts'
import { teaGoods } from './goods/tea.ts'
import { toysGoods } from './goods/toys.ts'
import { watchesGoods } from './goods/watches.ts'
import { wineGoods } from './goods/wine.ts'
import { t, type DemoGoods as DescribedGoods, type Text3 } from './goods-type.ts'

/** One goods of the demo with everything known of it: its line in goods.json and its description. */
export interface DemoGoods extends DescribedGoods {
  name: Text3
  brand: Text3
  /** Price of the value of the first option axis whose factor is 1. */
  priceFen: number
  options: { name: Text3; values: Text3[] }[]
}

const described = new Map(
  [
    foodGoods,
    teaGoods,
    wineGoods,
    seafoodGoods,
    frozenFoodGoods,
    meatGoods,
    fruitGoods,
    cookwareGoods,
    watchesGoods,
    jewelleryGoods,
    lightingGoods,
    furnitureGoods,
    bathroomGoods,
    bodyCareGoods,
    shoesGoods,
    hairCareGoods,
    oralCareGoods,
    cleaningGoods,
    paperGoods,
    plantsGoods,
    fertiliserGoods,
    agrochemicalsGoods,
    petsGoods,
    toysGoods,
    instrumentsGoods,
    hardwareGoods,
  ]
    .flat()
    .map((goods) => [goods.id, goods]),
)

/** Every goods of the demo, in the order of goods.json. */
export const demoGoods: DemoGoods[] = listed.map((line) => {
  const description = described.get(line.id)
  if (!description) throw new Error(`the demo goods ${line.id} has no description`)
  return {
    ...description,
    name: t(line.zh, line.en, line.ko),
    brand: t(line.brandZh, line.brandEn, line.brandKo),
    priceFen: line.priceFen,
    options: line.options.map((axis) => ({
      name: t(axis.nameZh, axis.nameEn, axis.nameKo),
      values: axis.values.map((value) => t(value.zh, value.en, value.ko)),
    })),
  }
})
