/** The local storage key of the menu list; the shoppers' site, which shares the storage, has one of its own. */
export const menuListKey = 'agentMenuList'
