// Owns who plays: the leagues of football, the games of esport, and the teams of each; names are in the catalogues of texts.

const teams: Readonly<Record<string, string>> = {
  river: 'jiangcheng yongjiang lijiang jialing xiangjiang songhua',
  coast: 'haiyun donggang beihai yushan penglai zhoushan',
  north: 'tianshan changbai helan xingan taihang yinshan',
  cup: 'jiangcheng haiyun tianshan lijiang donggang changbai',
  isles: 'ashford brackley corwen dunmore elmwood fairhaven',
  plains: 'altaruna belmonte carvajal dorado esmeralda fontana',
  moba: 'azure crimson jadewind nightfox thunder starfall',
  shooter: 'ironwall phantom redsand silverline vortex whitepeak',
};

export const teamsOf = (league: string): string[] => teams[league]!.split(' ');
