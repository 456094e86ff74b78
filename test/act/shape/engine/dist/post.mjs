console.log('the engine has tidied up');
