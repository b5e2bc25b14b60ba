import puppeteer from 'puppeteer-core';
const [out,games,sizes,scheme='light']=process.argv.slice(2);
const b=await puppeteer.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--no-first-run','--disable-dev-shm-usage']});
for(const g of games.split(',')) for(const s of sizes.split(',')){const[w,h]=s.split('x').map(Number); const c=await b.createBrowserContext(); const page=await c.newPage(); await page.setBypassCSP(true); await page.setViewport({width:w,height:h}); await page.emulateMediaFeatures([{name:'prefers-color-scheme',value:scheme}]);
 await page.goto(`http://localhost:8170/?lang=de#${g}`); await new Promise(r=>setTimeout(r,1500));
 await page.evaluate(async()=>{const t=document.querySelector('.stage *:is(stud-table,einundvierzig-table,trente-quarante-board,faro-layout), stud-table,einundvierzig-table,trente-quarante-board,faro-layout'); t.speed='instant'; await t.updateComplete; const until=async f=>{for(let i=0;i<400&&!f();i++)await new Promise(r=>setTimeout(r,20));}; await until(()=>t.legal.length);
  const pick=()=>{const o=t.legal; const f=n=>o.find(x=>x.type===n); return f('stake')||f('lay')||f('deal')||f('bringIn')||f('call')||f('check')||f('expose')||f('done')||o[0]}; 
  const steps={ 'trente-quarante-board':['stake','stake'], 'faro-layout':['stake','stake'], 'stud-table':['deal','x','x','x'], 'einundvierzig-table':['deal','x','x','x']}[t.localName];
  const least=o=>Object.fromEntries(Object.entries(o).map(([k,v])=>[k,v&&typeof v==='object'&&'min' in v?Math.max(v.min, Math.min(25,v.max)):v]));
  for(const st of steps){await until(()=>t.legal.length); const os=t.legal.filter(o=>o.type===st); const o=os.length?os[(Math.random()*os.length)|0]:pick(); if(!o)break; try{t.act(least(o))}catch(e){} await new Promise(r=>setTimeout(r,150));}
  await until(()=>t.legal.length); await t.updateComplete; scrollTo(0,0)});
 await new Promise(r=>setTimeout(r,500)); await page.screenshot({path:`${out}-${g}-${s}.png`}); await c.close();}
await b.close();
