import { McpServer } from '@modelcontextprotocol/server'
import type { AgentsOptions } from '../tools.ts'
import { callMall, type CallFor } from './call-mall.ts'
import { registerProducts, registerSearch } from './tools/finding.ts'
import { registerCart, registerDelivery, registerStock } from './tools/offers.ts'

const instructions = `Hojip (好集 · 호집) is a marketplace of many shops in Yanbian, China. Prices are in yuan (CNY). These tools only read.
To buy, give the person the link of cart_link: they see the lines with today's prices, put them into their cart and pay themselves. Tell them what cart_link names as missing or unavailable.`

/** A server for one request: it holds nothing between requests. */
export function createServer(options: AgentsOptions, ip: string): McpServer {
  const server = new McpServer(
    { name: 'hojip', title: 'Hojip 好集 호집', version: '1.0.0' },
    { instructions, capabilities: { tools: { listChanged: false } } },
  )
  const callFor: CallFor = (locale) => callMall(options, { locale, ip })
  registerSearch(server, options.publicUrl, callFor)
  registerProducts(server, options.publicUrl, callFor)
  registerStock(server, callFor)
  registerDelivery(server, callFor)
  registerCart(server, options.publicUrl, callFor)
  return server
}
