export const zhCN = { pickedForYou: '为你挑选', boughtByMany: '大家常买', lookAround: '去逛逛' }
