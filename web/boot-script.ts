/**
 * Runs before first paint, inline in the head:
 * - Sets the colour scheme.
 * - Applies the seed's rule that `/` redirects to `/client/index` for a seeker whose token, user and jober records are all present, as session-store.ts reads them.
 * - Marks who is signed in, so that nothing of a visitor's is drawn (`data-signed`).
 * - Records what is typed, ticked and pressed before the page's scripts run, and Ctrl K in a console, for use-early-input.ts to replay: a pressed button carries `data-early` and is drawn as waiting. A form without an action is not submitted, since the browser would put its fields into the URL. Plain old JavaScript: it is not compiled.
 */
export const bootScript = `(function(){
var d=document.documentElement,l=null,m=window.earlyInput=new Map;
addEventListener('input',m.note=function(e){var t=e.target;m.set(t,/^(radio|checkbox)$/.test(t.type)?t.checked:t.value)},true);
m.pressed=[];addEventListener('click',m.press=function(e){var b=e.target.closest('button');
if(!b||b.type==='submit'&&b.form&&b.form.hasAttribute('action'))return;
e.preventDefault();if(b.dataset.early!=='')b.dataset.early='',m.pressed.push(b)},true);
addEventListener('keydown',m.key=function(e){if('console'in d.dataset&&(e.ctrlKey||e.metaKey)&&!e.altKey&&/^k$/i.test(e.key))e.preventDefault(),m.searches=true});
try{l=localStorage.getItem('jyrc_theme')}catch(e){}
d.dataset.theme=l==='dark'||l==='light'?l:(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');
try{var s=localStorage,r=function(k){try{return JSON.parse(atob((s.getItem('jyrc_'+k)||'').replace(/-/g,'+').replace(/_/g,'/')))}catch(e){}},
t=+s.getItem('jyrc_token_until')>=Date.now()&&r('token'),u=r('user'),j=r('jober');
if(t||u||j)d.dataset.signed=t&&u&&j?'seeker':'1';
if(location.pathname==='/'&&t&&u&&j)location.replace('/client/index')}catch(e){}
})()`;
