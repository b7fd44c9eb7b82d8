// Finds calls on the page of the interface by any word of theirs, and opens the one that a link names.
const field = document.querySelector('#search');
const status = document.querySelector('#found');
const entries = [...document.querySelectorAll('.call')].map((call) => ({
  call,
  section: call.closest('section'),
  words: call.textContent.toLowerCase(),
}));
const guides = [...document.querySelectorAll('.wire, main > nav')];
const sections = new Set(entries.map(({ section }) => section));

function search() {
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { call, words } of entries) {
    call.hidden = !wanted.every((word) => words.includes(word));
    if (!call.hidden) count++;
  }
  for (const section of sections) section.hidden = !section.querySelector('.call:not([hidden])');
  for (const guide of guides) guide.hidden = wanted.length > 0;
  const text = count === 0 ? status.dataset.none : status.dataset.found.replace('#', count);
  status.textContent = wanted.length > 0 ? text : '';
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  field.value = '';
  search();
  named.open = true;
  named.scrollIntoView();
}

field.addEventListener('input', search);
addEventListener('hashchange', openNamed);
openNamed();
search();
