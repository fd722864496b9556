/**
 * Runs before first paint, inline in the head: the colour scheme, and the seed's rule that `/` is `/client/index` for a
 * seeker whose token, user and jober records are all present. Plain old JavaScript: it is not compiled.
 */
export const bootScript = `(function(){
var d=document.documentElement,l=null;
try{l=localStorage.getItem('jyrc_theme')}catch(e){}
d.dataset.theme=l==='dark'||l==='light'?l:(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light');
try{var s=localStorage,t=s.getItem('jyrc_token'),u=s.getItem('jyrc_user'),j=s.getItem('jyrc_jober');
if(t||u||j)d.dataset.signed='1';
if(location.pathname==='/'&&t&&u&&j)location.replace('/client/index')}catch(e){}
})()`;
