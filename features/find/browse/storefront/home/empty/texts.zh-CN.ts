export const zhCN = {
  title: '集市还没开张',
  text: '商家正在上货，过一会儿再来看看',
  action: '我是商家，去上货',
  operator: '如果这是你的商城：在服务器上运行这条命令导入商品目录，首页会自己排好。',
  importCommand: '导入命令',
}
